// Paths on the machine.
export const releases = '/opt/shop/releases';
/** A link to the running release. */
export const current = '/opt/shop/current';
export const settingsFolder = '/etc/shop';
export const settingsFile = '/etc/shop/shop.env';
export const program = '/usr/local/bin/shop';
export const user = 'shop';
export const archiveFolder = /^taana-baana-(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;
