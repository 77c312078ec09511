type IconProps = {
  /** One of ui/icons.ts. */
  of: string
  /** Points along the line and so turns round in Arabic. */
  turn?: boolean
}

/** An icon that decorates; what it means stands in words beside it or in its control's name. */
export function Icon({ of: path, turn }: IconProps) {
  return (
    <svg className={turn ? 'icon turn' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
