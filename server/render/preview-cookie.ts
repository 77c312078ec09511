/** The name of the cookie of a shared preview (shared-preview.ts) and '='. The value is the token. */
export const previewCookie = 'release-preview='

/** Whether a request with these cookies is answered with a preview instead of a cached page. */
export const isPreviewing = (cookies: string | undefined): boolean => cookies?.includes(previewCookie) ?? false
