import sharp from 'sharp'

/** Returns the header of an MP4, followed by arbitrary bytes. */
export const video = (rest: string, brand = 'isom') =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}${brand}`), Buffer.from(rest)])

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

/** Creates an animation with two frames of 8 × 6 pixels. */
export const animated = () =>
  sharp(Buffer.concat([Buffer.alloc(144, 0), Buffer.alloc(144, 255)]), {
    raw: { width: 8, height: 12, channels: 3, pageHeight: 6 },
  })
