import { Blob } from '#ui/blob.tsx'
import { StarPattern } from '#ui/star-pattern.tsx'

/** Each star stands on the corners of the octagon inside the one around it, turned by half of its angle. */
const inscribed = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8)
const sides = [0, 1, 2, 3, 4].map((ring) => 160 * inscribed ** ring)

/** The quiet half of the screen: the site's star, drawn large, on ink. */
export function LoginPanel() {
  return (
    <div className="login-panel on-ink" aria-hidden="true">
      <StarPattern />
      <Blob shape="pebble" className="login-blob is-primary" />
      <Blob shape="cloud" className="login-blob is-teal" />
      <Blob shape="drop" className="login-blob is-coral" />
      <svg className="login-star" aria-hidden="true" viewBox="-120 -120 240 240" fill="none">
        {sides.map((side, ring) => (
          <g key={side} className={`ring-${ring}`}>
            <rect x={-side / 2} y={-side / 2} width={side} height={side} />
            <rect x={-side / 2} y={-side / 2} width={side} height={side} transform="rotate(45)" />
          </g>
        ))}
        <path
          className="heart"
          d="M0-20 5.9-14.1H14.1V-5.9L20 0 14.1 5.9V14.1H5.9L0 20-5.9 14.1H-14.1V5.9L-20 0-14.1-5.9V-14.1H-5.9z"
        />
      </svg>
    </div>
  )
}
