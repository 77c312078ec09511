/** A brand's wordmark in tenths of a pixel: the outlines of its letters, and the centre of the star. */
export type Wordmark = { path: string; star: [x: number, y: number]; left: number; width: number }

type LogoProps = {
  brand: string
  /** If unset, the brand is rendered as text. */
  wordmark: Wordmark | undefined
  height?: number
  /** Whether to reuse the outlines of the first logo on the page instead of defining them again. */
  isRepeated?: boolean
}

const unitsHigh = 340

/**
 * The wordmark in the colour of the surrounding text. It is hidden from screen readers, so its parent has to name it.
 */
export function Logo({ brand, wordmark, height = 34, isRepeated = false }: LogoProps) {
  if (!wordmark) return <span className="logo">{brand}</span>
  const { path, star, left, width } = wordmark
  return (
    <svg
      className="logo"
      width={Math.round((height * width) / unitsHigh)}
      height={height}
      viewBox={`${left} 0 ${width} ${unitsHigh}`}
      aria-hidden="true"
    >
      {isRepeated ? (
        <use href="#wordmark" />
      ) : (
        <g id="wordmark">
          <path
            d={`M${star[0]} ${star[1] - 64}l19 19h26v26l19 19-19 19v26h-26l-19 19-19-19h-26v-26l-19-19 19-19v-26h26z`}
            fill="var(--color-saffron)"
          />
          <path d={path} fill="currentColor" />
        </g>
      )}
    </svg>
  )
}
