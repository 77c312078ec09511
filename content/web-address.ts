/** Percent-encoded, an Arabic letter has six characters. */
export const maxAddressLength = 2_000

/** A page, an http(s) address, a mail address, a phone number, an anchor or ''. To browsers '/\host' is '//host'. */
export const linkPattern = /^(\/(?![\\/])[^\s<>"]*|https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:[+\d\s()-]+|#[\w-]*|)$/

export const mediaPattern = /^(\/(?![\\/])|https:\/\/)[^\s"'<>]+$|^$/

/** Whether a browser can parse the value as a URL, and all its characters are visible. */
export const isAddress = (value: string): boolean =>
  URL.canParse(value, 'http://site') && !/[\uFFFD\p{Default_Ignorable_Code_Point}]/u.test(value)

export const isLinkAddress = (value: string): boolean => fits(value, linkPattern)
export const isMediaAddress = (value: string): boolean => fits(value, mediaPattern)

const fits = (value: string, pattern: RegExp) =>
  value.length <= maxAddressLength && pattern.test(value) && isAddress(value)
