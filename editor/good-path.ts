import { isKnownPath } from '#content/known-path.ts'
import { link } from '#content/schema/fields.ts'

/** Whether a link may be given a path: one of the site's, or a whole address, mail, phone or anchor. */
export const isGoodPath = (path: string): boolean =>
  link.safeParse(path).success && (!path.startsWith('/') || isKnownPath(path))
