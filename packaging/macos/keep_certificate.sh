#!/usr/bin/env bash
# Puts the signing certificate and the account for notarising into a keychain of this machine's own.
#
# Reads MACOS_CERTIFICATE (a .p12 file in base64) and PASSWORD, and, to notarise as well, APPLE_ID,
# APPLE_TEAM and APPLE_PASSWORD (one made for this app alone). Later steps find what they need in GITHUB_ENV.
set -euo pipefail

keychain=$RUNNER_TEMP/signing.keychain-db
certificate=$RUNNER_TEMP/certificate.p12
secret=$(uuidgen)

printf %s "$MACOS_CERTIFICATE" | base64 --decode >"$certificate"
security create-keychain -p "$secret" "$keychain"
security set-keychain-settings -lut 21600 "$keychain"
security unlock-keychain -p "$secret" "$keychain"
security import "$certificate" -k "$keychain" -P "$PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$certificate"

if [[ -n ${APPLE_ID:-} ]]; then
  xcrun notarytool store-credentials kiraathane \
    --apple-id "$APPLE_ID" --team-id "$APPLE_TEAM" --password "$APPLE_PASSWORD"
  echo "MACOS_NOTARY_PROFILE=kiraathane" >>"$GITHUB_ENV"
fi
