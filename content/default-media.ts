/*
 * Default pictures for content without one. They ship with the program (public/default), so their addresses always
 * exist. Drawn by artwork/defaults.ts; their file names contain the size, like those of uploads.
 */
export const defaultPicture = '/default/picture-1200x900.svg'
/** The same picture without a background, for cards that have their own. */
export const defaultScene = '/default/scene-640x480.svg'
export const defaultPortrait = '/default/portrait-480x480.svg'
export const defaultLogo = '/default/logo-240x64.svg'
export const defaultIcon = '/default/icon-96x96.svg'
export const defaultSeal = '/default/seal-200x200.svg'
