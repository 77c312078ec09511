import {
  Bar,
  Card,
  coral,
  Face,
  Heading,
  Lines,
  Picture,
  primary,
  Slab,
  Star,
  saffron,
  teal,
  title,
} from './drawing-parts.tsx'

export function SolutionsPicture() {
  const cards = [
    [14, 30, 48, 60, teal],
    [66, 30, 80, 27, coral],
    [66, 61, 38, 29, saffron],
    [108, 61, 38, 29, primary],
  ] as const
  return (
    <>
      <Heading x={14} y={13} widths={[50]} />
      <Lines x={100} y={14} widths={[46]} />
      {cards.map(([x, y, w, h, accent]) => (
        <g key={`${x}-${y}`}>
          <Slab x={x} y={y} w={w} h={h} fill={accent.tint} />
          <Bar x={x + 6} y={y + 7} w={Math.min(26, w - 16)} h={4} fill={title} />
          <Slab x={x + w - 22} y={y + h - 13} w={22} h={13} fill={accent.bright} round={3} />
        </g>
      ))}
      <Lines x={20} y={46} widths={[34, 28]} />
    </>
  )
}

export function FeaturesPicture() {
  return (
    <>
      <Heading x={14} y={16} widths={[60]} />
      {[primary, teal, saffron].map((accent, index) => (
        <g key={accent.bright}>
          <Card x={14 + index * 46} y={34} w={40} h={50} />
          <circle cx={26 + index * 46} cy={47} r={7} fill={accent.tint} />
          <Star x={26 + index * 46} y={47} r={4} fill={accent.bright} />
          <Bar x={20 + index * 46} y={60} w={22} h={4} fill={title} />
          <Lines x={20 + index * 46} y={69} widths={[28, 20]} gap={6} />
        </g>
      ))}
    </>
  )
}

export function KeyMessagesPicture() {
  return (
    <>
      <Heading x={14} y={12} widths={[54]} />
      {[teal, coral].map((accent, index) => (
        <g key={accent.bright}>
          <Card x={14 + index * 92} y={28} w={86} h={60} />
          <Picture x={14 + index * 92} y={28} w={86} h={34} accent={accent} />
          <Bar x={22 + index * 92} y={69} w={44} h={4} fill={title} />
          <Lines x={22 + index * 92} y={78} widths={[62]} />
        </g>
      ))}
    </>
  )
}

export function GalleryPicture() {
  return (
    <>
      <Heading x={14} y={11} widths={[58]} />
      <Card x={14} y={26} w={78} h={64} />
      <path
        d="M22 40c0-5 2-7 6-8v3c-2 0-3 2-3 3h3v5h-6zm9 0c0-5 2-7 6-8v3c-2 0-3 2-3 3h3v5h-6z"
        fill={primary.bright}
      />
      <Lines x={22} y={50} widths={[60, 52, 38]} h={4} fill={title} />
      <Face x={28} y={79} r={6} />
      <Lines x={38} y={76} widths={[26, 18]} gap={5} />
      {[teal, coral].map((accent, index) => (
        <g key={accent.bright}>
          <Slab x={98} y={26 + index * 34} w={48} h={30} fill={accent.tint} />
          <Bar x={105} y={33 + index * 34} w={18} h={8} fill={accent.bright} />
          <Lines x={105} y={46 + index * 34} widths={[30]} fill={title} />
        </g>
      ))}
    </>
  )
}
