/** Percent-encoded, an Arabic letter has six characters. */
export const maxAddressLength = 2_000

/**
 * Matches valid link targets: a page of the site, an http(s) address, a mail address, a phone number, an anchor or ''.
 * '//host' and '/\host', which browsers treat as equal, do not match.
 */
export const linkPattern = /^(\/(?![\\/])[^\s<>"]*|https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:[+\d\s()-]+|#[\w-]*|)$/

/** Matches valid addresses of pictures and videos: a file of the site ('/uploads/…'), an https address or ''. */
export const mediaPattern = /^(\/(?![\\/])|https:\/\/)[^\s"'<>]+$|^$/

/** Whether a browser can parse the value as a URL, and all its characters are visible. */
export const isAddress = (value: string): boolean =>
  URL.canParse(value, 'http://site') && !/[\uFFFD\p{Default_Ignorable_Code_Point}]/u.test(value)

export const isLinkAddress = (value: string): boolean => fits(value, linkPattern)
export const isMediaAddress = (value: string): boolean => fits(value, mediaPattern)

const fits = (value: string, pattern: RegExp) =>
  value.length <= maxAddressLength && pattern.test(value) && isAddress(value)
