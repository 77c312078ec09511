/** Asks for pictures as WebP: making AVIF of each in every width would be most of a story's work. */
export const webpOnlyHeaders = { accept: 'text/html,image/webp,*/*;q=0.8' }
