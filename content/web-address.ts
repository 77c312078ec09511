/** Letters of an address. */
export const maxAddressLength = 500

/** Where a link may lead: a page of the site, an https address, mail, phone or an anchor. '//host' and its twin '/\host' are none. */
export const linkPattern = /^(\/(?![\\/])[^\s<>"]*|https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:[+\d\s()-]+|#[\w-]*|)$/

/** Where a picture or film may be: an uploaded file, or an https address. */
export const mediaPattern = /^(\/(?![\\/])|https:\/\/)[^\s"'<>]+$|^$/

/** Whether a browser can make an address of it. */
export const isAddress = (value: string): boolean => URL.canParse(value, 'http://site')

export const isLinkAddress = (value: string): boolean => fits(value, linkPattern)
export const isMediaAddress = (value: string): boolean => fits(value, mediaPattern)

const fits = (value: string, pattern: RegExp) =>
  value.length <= maxAddressLength && pattern.test(value) && isAddress(value)
