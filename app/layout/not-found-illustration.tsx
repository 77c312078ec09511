const star =
  'M0-1 .234-.568.708-.708.568-.234 1 0 .568.234.708.708.234.568 0 1-.234.568-.708.708-.568.234-1 0-.568-.234-.708-.708-.234-.568z'

/** A route from star to star whose last one is missing: the illustration of a page that was not found. */
export function NotFoundIllustration() {
  return (
    <svg className="not-found-route" viewBox="0 0 560 480" aria-hidden="true">
      <path
        fill="var(--color-primary-tint)"
        d="M548 236c-3 52-58 108-104 148-46 41-98 94-156 92s-117-61-161-101C84 334 22 290 14 236 6 181 28 87 72 52 117 17 216 24 282 26s141 4 192 38 77 119 74 172z"
      />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path stroke="var(--color-primary)" d="M96 366c40-6 62-34 74-72s30-84 82-82 58 60 104 62" />
        <path stroke="var(--color-coral)" strokeDasharray="1 13" d="M372 272c44-8 62-50 70-92" />
      </g>
      <path fill="var(--color-ink)" transform="translate(96 366) scale(22)" d={star} />
      <path fill="var(--color-saffron)" transform="translate(196 238) scale(30)" d={star} />
      <path fill="var(--color-primary)" transform="translate(364 274) scale(24)" d={star} />
      <path
        fill="none"
        stroke="var(--color-coral-deep)"
        strokeWidth="3"
        strokeDasharray="9 8"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        transform="translate(452 124) scale(46)"
        d={star}
      />
    </svg>
  )
}
