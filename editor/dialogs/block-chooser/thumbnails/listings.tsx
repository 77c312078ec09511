import {
  Bar,
  Card,
  coral,
  edge,
  Heading,
  ink,
  Lines,
  Picture,
  primary,
  Slab,
  Star,
  saffron,
  teal,
  title,
  words,
} from './drawing-parts.tsx'

export function InsightsPicture() {
  return (
    <>
      <Heading x={14} y={11} widths={[58]} />
      <Picture x={14} y={26} w={68} h={44} />
      <Bar x={14} y={76} w={58} h={4} fill={title} />
      <Lines x={14} y={85} widths={[44]} />
      {[saffron, teal, coral, primary].map((accent, index) => (
        <g key={accent.bright}>
          <Slab x={92} y={26 + index * 17} w={13} h={13} fill={accent.tint} round={3} />
          <Bar x={110} y={28 + index * 17} w={36} h={4} fill={title} />
          <Bar x={110} y={35 + index * 17} w={22} />
        </g>
      ))}
    </>
  )
}

export function ResourcesPicture() {
  const posts = [primary, saffron, teal, coral, primary, teal]
  return (
    <>
      <Heading x={14} y={10} widths={[40]} />
      <Slab x={94} y={8} w={52} h={10} round={5} line={edge} />
      <Slab x={94} y={8} w={18} h={10} round={5} fill={ink} />
      {posts.map((accent, index) => {
        const [x, y] = [14 + (index % 3) * 46, 25 + Math.floor(index / 3) * 32]
        return (
          <g key={`${x}-${y}`}>
            <Card x={x} y={y} w={40} h={28} />
            <Picture x={x} y={y} w={40} h={15} accent={accent} />
            <Bar x={x + 5} y={y + 20} w={26} fill={title} />
          </g>
        )
      })}
      {[68, 76, 84, 92].map((x) => (
        <circle key={x} cx={x} cy={94} r={2} fill={x === 68 ? ink : words} />
      ))}
    </>
  )
}

export function JobsPicture() {
  return (
    <>
      <Star x={20} y={19} r={7} />
      <Heading x={14} y={34} widths={[34, 26]} />
      <Lines x={14} y={56} widths={[36, 28]} />
      {[14, 40, 66].map((y) => (
        <g key={y}>
          <Card x={62} y={y} w={84} h={21} />
          <Bar x={69} y={y + 6} w={34} h={4} fill={title} />
          <Bar x={69} y={y + 13} w={24} />
          <Bar x={112} y={y + 6} w={16} />
          <path d={`M136 ${y + 7}l4 3.5-4 3.5`} fill="none" stroke={title} strokeWidth={1.5} />
        </g>
      ))}
    </>
  )
}
