/* Used in new content. The files are in public/default (artwork/defaults.ts draws them), so every site has them. */
export const defaultPicture = '/default/picture-1200x900.svg'
export const defaultScene = '/default/scene-640x480.svg'
export const defaultPortrait = '/default/portrait-480x480.svg'
export const defaultLogo = '/default/logo-240x64.svg'
export const defaultIcon = '/default/icon-96x96.svg'
export const defaultSeal = '/default/seal-200x200.svg'
