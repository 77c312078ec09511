type IconProps = {
  /** A path from ui/icons.ts. */
  of: string
  /** The icon points in reading direction and is mirrored in Arabic. */
  turn?: boolean
}

/** A decorative icon; text beside it or the name of its control has to give its meaning. */
export function Icon({ of: path, turn }: IconProps) {
  return (
    <svg className={turn ? 'icon turn' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
