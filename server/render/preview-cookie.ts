/** The beginning of the cookie of a shared preview (shared-preview.ts). */
export const previewCookie = 'release-preview='

/** Whether a request is to be answered with a preview, and not from the cache. */
export const isPreviewing = (cookies: string | undefined): boolean => cookies?.includes(previewCookie) ?? false
