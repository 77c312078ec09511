/** In tenths of a pixel. */
export type Wordmark = { path: string; star: [x: number, y: number]; left: number; width: number }

type LogoProps = {
  site: {
    brand: string
    logo?: { src: string; width?: number; height?: number } | undefined
    wordmark?: Wordmark | undefined
  }
  height?: number
  isRepeated?: boolean
  /** The background is dark. There an uploaded logo is white. */
  isOnInk?: boolean
}

const white = { filter: 'brightness(0) invert(1)' }

const unitsHigh = 340

/** Uploaded logo, wordmark or brand as text. Screen readers ignore it, so the parent element needs a label. */
export function Logo({ site: { brand, logo, wordmark }, height = 34, isRepeated, isOnInk }: LogoProps) {
  if (logo) {
    const width = logo.width && logo.height ? Math.round((height * logo.width) / logo.height) : undefined
    return (
      <img className="logo" src={logo.src} width={width} height={height} alt="" style={isOnInk ? white : undefined} />
    )
  }
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
