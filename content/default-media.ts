/*
 * Pictures for what has none yet: they belong to the program (public/default), so their addresses always exist. Drawn in
 * artwork/defaults.ts; their names carry their size as those of uploads do.
 */
export const defaultPicture = '/default/picture-1200x900.svg'
/** The same without a ground, for cards that bring their own. */
export const defaultScene = '/default/scene-640x480.svg'
export const defaultPortrait = '/default/portrait-480x480.svg'
export const defaultLogo = '/default/logo-240x64.svg'
export const defaultIcon = '/default/icon-96x96.svg'
export const defaultSeal = '/default/seal-200x200.svg'
