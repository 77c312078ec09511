/** The picture library. It takes a while to load and much memory: only who makes or measures a picture waits for it. */
export const loadSharp = async () => (await import('sharp')).default
