/** Rounded outlines, centred at 0 0 and about 200 units wide. */
const outlines = {
  pebble:
    'M90 0C92 23 89 61 74 74C59 88 24 83 0 82C-24 81 -51 82 -68 68C-85 54 -104 21 -102 0C-100 -21 -74 -40 -57 -57C-40 -73 -20 -97 0 -98C20 -99 47 -79 62 -62C77 -46 88 -23 90 0Z',
  cloud:
    'M100 0C99 21 78 44 61 61C44 77 20 99 0 98C-20 97 -41 73 -57 57C-72 40 -91 22 -94 0C-97 -22 -89 -60 -74 -74C-58 -88 -24 -85 0 -84C24 -83 50 -81 67 -67C84 -53 101 -21 100 0Z',
  leaf: 'M82 0C84 24 80 61 62 78C45 95 -1 110 -24 103C-47 96 -66 60 -76 36C-85 13 -90 -16 -81 -39C-72 -62 -46 -98 -23 -102C-1 -107 36 -84 54 -67C71 -50 80 -24 82 0Z',
  drop: 'M105 0C104 22 71 48 50 62C29 78 3 93 -20 90C-44 86 -82 64 -90 43C-98 23 -82 -10 -70 -34C-59 -58 -44 -93 -23 -99C-2 -106 35 -87 56 -70C77 -54 106 -22 105 0Z',
}

export type BlobShape = keyof typeof outlines

type BlobProps = {
  shape: BlobShape
  fill?: string
  stroke?: string
  className?: string
}

export function Blob({ shape, stroke, fill = stroke ? 'none' : 'currentColor', className }: BlobProps) {
  return (
    <svg className={className ? `blob ${className}` : 'blob'} viewBox="-110 -110 220 220" aria-hidden="true">
      <path d={outlines[shape]} fill={fill} stroke={stroke} strokeWidth={stroke && 0.4} />
    </svg>
  )
}

export function StarPattern({ className }: { className?: string }) {
  return <div className={className ? `pattern ${className}` : 'pattern'} aria-hidden="true" />
}
