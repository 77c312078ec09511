type IconProps = {
  of: string
  /** The icon points in reading direction, so it is mirrored in Arabic. */
  turn?: boolean
  strokeWidth?: number | undefined
}

/** Screen readers ignore it: the meaning has to be in a text beside it or in the label of its button. */
export function Icon({ of: path, turn, strokeWidth }: IconProps) {
  return (
    <svg className={turn ? 'icon turn' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} strokeWidth={strokeWidth} />
    </svg>
  )
}

/* Each icon is one path on a grid of 24 by 24. */
export const ArrowLeft = 'M19.5 12h-15M11.5 5l-7 7 7 7'
export const ArrowRight = 'M4.5 12h15M12.5 5l7 7-7 7'
export const ArrowUp = 'M12 19.5v-15M5 11.5l7-7 7 7'
export const ArrowUpRight = 'M6.5 17.5l11-11M8 6.5h9.5V16'
export const Check = 'M4.5 12.5 9.5 17.5 19.5 7'
export const ChevronDown = 'M6 9l6 6 6-6'
export const CircleAlert = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 7.5V12M12 16v.01'
export const Clock = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 6v6l4 2'
export const Eye =
  'M1.5 12C4 7.5 7.5 5 12 5s8 2.5 10.5 7c-2.5 4.5-6 7-10.5 7S4 16.5 1.5 12M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0'
export const EyeOff =
  'M6.6 6.7C4.5 7.9 2.8 9.7 1.5 12c2.5 4.5 6 7 10.5 7 1.9 0 3.6-.5 5.1-1.3M9.8 5.2A11 11 0 0 1 12 5c4.5 0 8 2.5 10.5 7-.7 1.3-1.6 2.5-2.6 3.5M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17'
export const Mail = 'M4 4.5h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2M2.5 7l9.5 6 9.5-6'
export const MapPin = 'M12 22c-4-4-8-8-8-12a8 8 0 0 1 16 0c0 4-4 8-8 12M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0'
export const Menu = 'M4 5.5h16M4 12h16M4 18.5h16'
export const Pause = 'M6 4h3.5v16H6zM14.5 4H18v16h-3.5z'
export const Phone =
  'M3 4.5A1.5 1.5 0 0 1 4.5 3h3.2a1.5 1.5 0 0 1 1.5 1.2l.6 3a1.5 1.5 0 0 1-.5 1.5L7.5 10.2a14 14 0 0 0 6.3 6.3l1.5-1.8a1.5 1.5 0 0 1 1.5-.5l3 .6a1.5 1.5 0 0 1 1.2 1.5v3.2a1.5 1.5 0 0 1-1.5 1.5C10.5 21 3 13.5 3 4.5'
export const Play = 'M6.5 3.5v17l13-8.5z'
export const Plus = 'M5 12h14M12 5v14'
export const Search = 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0M20.5 20.5 16 16'
export const X = 'M6 6l12 12M18 6 6 18'

/** The label of the link has to name the network. */
export const LinkedIn = 'M4.6 9.5v10M4.6 4.6v.1M9.8 19.5v-10M9.8 14c0-2.6 1.7-4.4 4.2-4.4 2.7 0 4.4 1.7 4.4 5v4.9'
export const XNetwork = 'M4.5 4.5h3.6l11.4 15h-3.6zM19 4.5l-6 6.7M11 13l-6 6.5'
export const WhatsApp =
  'M3.8 20.2 5 16.1a8.3 8.3 0 1 1 3.1 3zM9.3 8.2c-.9.5-1.2 1.6-.6 2.9a9 9 0 0 0 4.3 4.2c1.3.6 2.4.2 2.8-.7.2-.5 0-.8-.4-1l-1.6-.8c-.4-.2-.7 0-.9.3l-.5.6a6.4 6.4 0 0 1-2.4-2.4l.5-.6c.3-.3.4-.6.2-1l-.6-1.3c-.2-.4-.4-.4-.8-.2z'
