export const previewCookie = 'release-preview'

const pattern = new RegExp(`(?:^|;) *${previewCookie}=([^;]*)`)

/** The token in the cookie of a shared preview. With the cookie, a preview is sent instead of a cached page. */
export const previewToken = (cookies: string | undefined): string | undefined => pattern.exec(cookies ?? '')?.[1]
