/** Requests pictures as WebP, because encoding pictures as AVIF in every width would take most of a test's time. */
export const webpOnlyHeaders = { accept: 'text/html,image/webp,*/*;q=0.8' }
