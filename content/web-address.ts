export const maxAddressLength = 500

/**
 * Valid link targets: a page of the site, an http(s) address, mail, phone or an anchor. '//host' and its equivalent
 * '/\host' are invalid.
 */
export const linkPattern = /^(\/(?![\\/])[^\s<>"]*|https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:[+\d\s()-]+|#[\w-]*|)$/

/** Valid addresses of pictures and videos: an uploaded file or an https address. */
export const mediaPattern = /^(\/(?![\\/])|https:\/\/)[^\s"'<>]+$|^$/

/** Whether a browser can parse the value as a URL. */
export const isAddress = (value: string): boolean => URL.canParse(value, 'http://site')

export const isLinkAddress = (value: string): boolean => fits(value, linkPattern)
export const isMediaAddress = (value: string): boolean => fits(value, mediaPattern)

const fits = (value: string, pattern: RegExp) =>
  value.length <= maxAddressLength && pattern.test(value) && isAddress(value)
