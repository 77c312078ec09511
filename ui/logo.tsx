/** The wordmark: an i whose dot is the star. Its colour is that of the words around it; who shows it names it. */
export function Logo({ height = 34 }: { height?: number }) {
  return (
    <svg className="logo" width={(height * 89) / 34} height={height} viewBox="0 0 89 34" aria-hidden="true">
      <path
        d="M6.2.2 8.1 2.1h2.6v2.6l1.9 1.9-1.9 1.9v2.6H8.1L6.2 13l-1.9-1.9H1.7V8.5L-.2 6.6l1.9-1.9V2.1h2.6z"
        fill="var(--color-saffron)"
      />
      <rect x="3.4" y="14.6" width="5.6" height="16.4" rx="1" fill="currentColor" />
      <text x="11.4" y="31" fontSize="29" fontWeight="600" letterSpacing="-1" fill="currentColor" direction="ltr">
        Learn
      </text>
    </svg>
  )
}
