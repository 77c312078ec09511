import { isKnownPath } from '#content/is-known-path.ts'
import { isLinkAddress } from '#content/web-address.ts'

/** Whether a link target is valid: a path of the site, a full address, mail, phone or anchor. */
export const isValidLink = (path: string): boolean =>
  isLinkAddress(path) && (!path.startsWith('/') || isKnownPath(path))
