; The installer for Windows: into the user's own folder, without rights of an administrator.
; Built by `python packaging/dev.py package`, which defines Version; paths start at the project's folder.

#ifndef Version
  #error Version is not defined
#endif

[Setup]
AppId={{6E0C1D0B-6C1B-4C57-9C39-1B0A7B4E6F52}
AppName=Kıraathane
AppVersion={#Version}
AppVerName=Kıraathane {#Version}
AppPublisher=The Kıraathane authors
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=kiraathane-{#Version}-setup
DefaultDirName={autopf}\Kiraathane
DefaultGroupName=Kıraathane
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
Compression=lzma2/max
SolidCompression=yes
LicenseFile=LICENSE
SetupIconFile=build\icons\kiraathane.ico
UninstallDisplayIcon={app}\kiraathane.exe
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "tr"; MessagesFile: "compiler:Languages\Turkish.isl"

[CustomMessages]
en.Record=Kıraathane game record
tr.Record=Kıraathane oyun kaydı

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an older version brought and this one does not must not be loaded by mistake.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\kiraathane\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Kıraathane"; Filename: "{app}\kiraathane.exe"; AppUserModelID: "Kiraathane.Kiraathane"
Name: "{autodesktop}\Kıraathane"; Filename: "{app}\kiraathane.exe"; AppUserModelID: "Kiraathane.Kiraathane"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.kiraathane"; ValueType: string; ValueData: "Kiraathane.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.kiraathane"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-kiraathane"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Kiraathane.Record"; ValueType: string; ValueData: "{cm:Record}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Kiraathane.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\kiraathane.exe,0"
Root: HKA; Subkey: "Software\Classes\Kiraathane.Record\shell\open\command"; ValueType: string; ValueData: """{app}\kiraathane.exe"" ""%1"""

[Run]
Filename: "{app}\kiraathane.exe"; Description: "{cm:LaunchProgram,Kıraathane}"; Flags: nowait postinstall skipifsilent
