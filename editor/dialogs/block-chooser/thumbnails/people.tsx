import {
  Bar,
  Button,
  Card,
  coral,
  edge,
  Face,
  Heading,
  Lines,
  Picture,
  primary,
  Slab,
  saffron,
  teal,
  title,
  words,
} from './drawing-parts.tsx'

export function TeamPicture() {
  const people = [
    [92, 24, coral],
    [128, 32, primary],
    [26, 62, saffron],
    [58, 70, teal],
    [92, 62, primary],
    [128, 70, coral],
  ] as const
  return (
    <>
      <Heading x={14} y={16} widths={[50]} />
      <Lines x={14} y={29} widths={[44, 34]} />
      {people.map(([x, y, accent]) => (
        <g key={`${x}-${y}`}>
          <Face x={x} y={y} r={12} accent={accent} />
          <Bar x={x - 9} y={y + 15} w={18} fill={title} />
        </g>
      ))}
    </>
  )
}

export function OfficesPicture() {
  return (
    <>
      <Heading x={14} y={12} widths={[46]} />
      {[saffron, teal, coral].map((accent, index) => {
        const x = 14 + index * 46
        return (
          <g key={accent.bright}>
            <Picture x={x} y={28} w={40} h={28} accent={accent} />
            <Bar x={x} y={62} w={20} h={4} fill={title} />
            {[72, 80, 88].map((y) => (
              <g key={y}>
                <circle cx={x + 1.5} cy={y + 1.5} r={1.5} fill={accent.bright} />
                <Bar x={x + 6} y={y} w={y === 80 ? 22 : 30} />
              </g>
            ))}
          </g>
        )
      })}
    </>
  )
}

export function FormPicture() {
  return (
    <>
      <Slab x={0} y={0} w={160} h={100} round={0} fill={primary.tint} />
      <Heading x={14} y={22} widths={[48, 32]} />
      {[46, 56, 66].map((y) => (
        <g key={y}>
          <circle cx={16.5} cy={y + 1.5} r={2.5} fill={primary.bright} />
          <Bar x={23} y={y} w={y === 56 ? 28 : 36} fill={primary.mid} />
        </g>
      ))}
      <Slab x={76} y={12} w={70} h={76} round={6} line={edge} />
      {[20, 34].map((y) => (
        <Slab key={y} x={83} y={y} w={56} h={9} round={3} line={words} />
      ))}
      <Slab x={83} y={48} w={56} h={18} round={3} line={words} />
      <Button x={83} y={73} w={28} />
    </>
  )
}

export function SuccessPicture() {
  return (
    <>
      <Heading x={14} y={20} widths={[46]} />
      <Lines x={14} y={34} widths={[60, 54, 40]} />
      <Button x={14} y={58} w={34} />
      <Picture x={90} y={14} w={56} h={46} accent={teal} />
      <Card x={90} y={66} w={56} h={22} />
      <Bar x={97} y={72} w={26} h={4} fill={title} />
      <Bar x={97} y={80} w={38} fill={primary.bright} />
    </>
  )
}
