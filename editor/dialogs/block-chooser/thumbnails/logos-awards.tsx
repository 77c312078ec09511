import {
  Bar,
  Card,
  Heading,
  ink,
  Lines,
  Mark,
  primary,
  Slab,
  Star,
  saffron,
  title,
  white,
  words,
} from './drawing-parts.tsx'

export function LogosPicture() {
  return (
    <>
      <Lines x={14} y={32} widths={[70]} h={4} fill={title} />
      {[-14, 22, 58, 94, 130].map((x, index) => (
        <Mark key={x} x={x} y={58} w={28} fill={index === 2 ? primary.bright : words} />
      ))}
    </>
  )
}

export function LogoWallPicture() {
  return (
    <>
      <Heading x={14} y={10} widths={[56]} />
      {[30, 64].map((y) => (
        <g key={y}>
          <Bar x={14} y={y} w={30} h={4} fill={title} />
          <Lines x={14} y={y + 10} widths={[34, 24]} gap={6} />
          {[0, 1, 2, 3].map((cell) => {
            const [left, top] = [60 + (cell % 2) * 44, y - 3 + Math.floor(cell / 2) * 15]
            return (
              <g key={cell}>
                <Card x={left} y={top} w={42} h={13} />
                <Mark x={left + 9} y={top + 6.5} w={24} />
              </g>
            )
          })}
        </g>
      ))}
    </>
  )
}

export function AwardsPicture() {
  return (
    <>
      <Slab x={14} y={12} w={132} h={44} round={6} fill={ink} />
      <Bar x={24} y={21} w={14} h={5} fill={saffron.bright} />
      <Lines x={24} y={32} widths={[52]} h={5} fill={white} />
      <Lines x={24} y={43} widths={[44]} fill={primary.mid} />
      <path d="M146 18v32a6 6 0 0 1-6 6h-22c-12-12-10-32 4-44h18a6 6 0 0 1 6 6z" fill={saffron.tint} />
      <Star x={128} y={34} r={12} />
      {[66, 82].map((y) => (
        <g key={y}>
          <Bar x={14} y={y} w={14} h={5} fill={title} />
          <Star x={42} y={y + 2.5} r={5} fill={primary.mid} />
          <Bar x={56} y={y + 1} w={36} fill={title} />
          <Bar x={102} y={y + 1} w={44} />
        </g>
      ))}
      <path d="M14 76.5h132" stroke={words} />
    </>
  )
}
