/** Four soft outlines around 0 0, about 200 across. */
const outlines = {
  pebble:
    'M90 0C92 22.7 89.2 60.6 74.2 74.2C59.2 87.9 23.7 83.1 0 82C-23.7 80.9 -50.9 81.5 -67.9 67.9C-84.9 54.2 -103.9 20.7 -102 0C-100.1 -20.7 -73.6 -40.2 -56.6 -56.6C-39.6 -72.9 -19.8 -97.1 0 -98C19.8 -98.9 47.2 -78.6 62.2 -62.2C77.2 -45.9 88 -22.7 90 0Z',
  cloud:
    'M100 0C98.9 21.3 77.5 44.5 60.8 60.8C44.1 77.1 19.6 98.7 0 98C-19.6 97.3 -40.9 72.9 -56.6 56.6C-72.2 40.2 -91.2 21.7 -94 0C-96.8 -21.7 -89.2 -59.5 -73.5 -73.5C-57.9 -87.5 -23.5 -85.1 0 -84C23.5 -82.9 50.5 -81.2 67.2 -67.2C83.8 -53.2 101.1 -21.3 100 0Z',
  leaf: 'M82 0C83.5 24.2 79.9 61 62.3 78.2C44.8 95.4 -0.6 110.3 -23.6 103.3C-46.6 96.4 -66.1 60.2 -75.7 36.4C-85.3 12.7 -89.8 -15.9 -81.1 -39C-72.4 -62.2 -45.8 -97.7 -23.4 -102.4C-0.9 -107.1 36.1 -84.3 53.6 -67.2C71.2 -50.2 80.5 -24.2 82 0Z',
  drop: 'M105 0C104 22.2 70.8 47.6 49.9 62.5C29 77.5 2.9 92.9 -20.5 89.7C-43.8 86.5 -81.8 64 -90.1 43.4C-98.4 22.8 -81.5 -10 -70.3 -33.8C-59 -57.6 -43.8 -93.4 -22.7 -99.4C-1.6 -105.5 34.8 -86.9 56.1 -70.4C77.4 -53.8 106 -22.2 105 0Z',
}

export type BlobShape = keyof typeof outlines

type BlobProps = {
  shape: BlobShape
  /** Left out, the blob takes the colour of its words. */
  fill?: string
  /** Drawn as a line instead of a surface. */
  stroke?: string
  className?: string
}

/** A soft shape that bleeds off an edge; place and size come with the class. */
export function Blob({ shape, stroke, fill = stroke ? 'none' : 'currentColor', className }: BlobProps) {
  return (
    <svg className={className ? `blob ${className}` : 'blob'} viewBox="-110 -110 220 220" aria-hidden="true">
      <path d={outlines[shape]} fill={fill} stroke={stroke} strokeWidth={stroke && 0.4} />
    </svg>
  )
}
