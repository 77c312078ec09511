import { isKnownPath } from '#content/known-path.ts'
import { isLinkAddress } from '#content/web-address.ts'

/** Whether a link may be given a path: one of the site's, or a whole address, mail, phone or anchor. */
export const isValidLink = (path: string): boolean =>
  isLinkAddress(path) && (!path.startsWith('/') || isKnownPath(path))
