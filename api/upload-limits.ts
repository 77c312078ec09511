const mebibyte = 1024 * 1024

/** The most bytes that an uploaded file may have, by its kind. */
export const uploadLimits = { picture: 15 * mebibyte, svg: 2 * mebibyte, video: 200 * mebibyte }
