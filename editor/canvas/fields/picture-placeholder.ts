/** What editors see for a missing picture: a plain background with a small icon, in the usual size of pictures. */
export function picturePlaceholder(isIcon = false) {
  const [width, height] = isIcon ? [64, 64] : [600, 400]
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing(isIcon ? 0.75 : 1))}`, width, height }
}

// Without a size and a viewBox it fills any shape, and the icon in its centre keeps its size.
const drawing = (scale: number) =>
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#b48ab2" stroke-width="2">' +
  '<rect width="100%" height="100%" fill="#f4f5f7" stroke="none"/>' +
  `<svg x="50%" y="50%" overflow="visible"><g transform="scale(${scale})">` +
  '<rect x="-16" y="-16" width="32" height="32" rx="4"/><circle cx="-6" cy="-6" r="3"/><path d="M16 5 10-1-12 16"/>' +
  '</g></svg></svg>'
