/** What editors see where a picture is missing: a quiet ground with a sign on it, of the size that pictures have there. */
export function blankPicture(isIcon = false) {
  const [width, height] = isIcon ? [64, 64] : [600, 400]
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing(width, height))}`, width, height }
}

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#b48ab2">` +
  `<rect width="${width}" height="${height}" fill="#f4f5f7" stroke="none"/>` +
  `<g transform="translate(${width / 2} ${height / 2}) scale(${Math.min(width, height) / 100})" stroke-width="2">` +
  '<rect x="-16" y="-16" width="32" height="32" rx="4"/><circle cx="-6" cy="-6" r="3"/><path d="M16 5 10-1-12 16"/>' +
  '</g></svg>'
