/** Requests pictures as WebP: encoding each as AVIF in every width would take most of a test's time. */
export const webpOnlyHeaders = { accept: 'text/html,image/webp,*/*;q=0.8' }
