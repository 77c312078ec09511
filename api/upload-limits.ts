const mebibyte = 1024 * 1024

/** The limits are in bytes. */
export const uploadLimits = { picture: 15 * mebibyte, svg: 2 * mebibyte, video: 200 * mebibyte, pdf: 50 * mebibyte }
