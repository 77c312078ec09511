/*
 * Default pictures for new content. The files are in public/default, so that the addresses exist on every site.
 * artwork/defaults.ts draws them. The file names contain the size, like the names of uploads.
 */
export const defaultPicture = '/default/picture-1200x900.svg'
/** A picture without a background, for cards that have a background of their own. */
export const defaultScene = '/default/scene-640x480.svg'
export const defaultPortrait = '/default/portrait-480x480.svg'
export const defaultLogo = '/default/logo-240x64.svg'
export const defaultIcon = '/default/icon-96x96.svg'
export const defaultSeal = '/default/seal-200x200.svg'
