import {
  Bar,
  Card,
  coral,
  edge,
  Heading,
  Lines,
  Picture,
  primary,
  Slab,
  saffron,
  teal,
  title,
  white,
} from './drawing-parts.tsx'

export function TabsPicture() {
  return (
    <>
      <Heading x={14} y={12} widths={[64]} />
      {[32, 50, 68].map((y) => (
        <g key={y}>
          {y === 32 && <Slab x={14} y={y - 4} w={48} h={14} fill={primary.tint} />}
          <Bar x={20} y={y + 1} w={y === 50 ? 36 : 28} h={4} fill={y === 32 ? primary.bright : title} />
        </g>
      ))}
      <Picture x={70} y={28} w={76} h={46} accent={saffron} />
      <Lines x={70} y={81} widths={[70, 52]} />
    </>
  )
}

export function FaqPicture() {
  return (
    <>
      <Heading x={14} y={16} widths={[42, 30]} />
      <Lines x={14} y={38} widths={[36]} />
      <Card x={68} y={14} w={78} h={34} />
      <Bar x={75} y={21} w={46} h={4} fill={title} />
      <Lines x={75} y={31} widths={[60, 48]} />
      {[54, 72].map((y) => (
        <g key={y}>
          <Card x={68} y={y} w={78} h={14} />
          <Bar x={75} y={y + 5} w={y === 54 ? 38 : 46} h={4} fill={title} />
          <path d={`M134 ${y + 7}h7M137.5 ${y + 3.5}v7`} stroke={primary.bright} strokeWidth={1.5} />
        </g>
      ))}
    </>
  )
}

export function TimelinePicture() {
  return (
    <>
      <Heading x={14} y={16} widths={[58]} />
      <path d="M14 48h132" stroke={edge} strokeWidth={2} />
      {[primary, teal, coral].map((accent, index) => {
        const x = 14 + index * 46
        return (
          <g key={accent.bright}>
            <circle cx={x + 7} cy={48} r={7} fill={accent.bright} />
            <circle cx={x + 7} cy={48} r={2.5} fill={white} />
            <Bar x={x} y={63} w={24} h={4} fill={title} />
            <Lines x={x} y={73} widths={[34, 26]} gap={6} />
          </g>
        )
      })}
    </>
  )
}
