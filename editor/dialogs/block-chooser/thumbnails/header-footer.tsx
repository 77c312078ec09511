import {
  Bar,
  Button,
  edge,
  Heading,
  ink,
  Lines,
  primary,
  Slab,
  Star,
  saffron,
  title,
  white,
  words,
} from './drawing-parts.tsx'

export function HeaderPicture() {
  return (
    <>
      <Slab x={0} y={0} w={160} h={26} round={0} />
      <Star x={18} y={13} r={5} />
      <Bar x={26} y={11} w={14} h={4} fill={title} />
      {[58, 76, 94].map((x) => (
        <Bar key={x} x={x} y={11.5} w={13} fill={title} />
      ))}
      <Button x={122} y={8.5} w={26} fill={ink} />
      <path d="M0 26.5h160" stroke={edge} />
      <Slab x={54} y={31} w={52} h={42} line={edge} />
      <Lines x={61} y={38} widths={[32, 26, 34, 22]} gap={8} />
    </>
  )
}

export function FooterPicture() {
  return (
    <>
      <Slab x={0} y={14} w={160} h={86} round={0} fill={ink} />
      <Heading x={14} y={25} widths={[50]} fill={white} />
      <Slab x={86} y={23} w={36} h={10} round={5} fill="none" line="#6b7796" />
      <Button x={124} y={23.5} w={22} fill={saffron.bright} />
      {[14, 60, 106].map((x) => (
        <g key={x}>
          <Bar x={x} y={50} w={18} fill={white} />
          <Lines x={x} y={58} widths={[28, 22, 30]} gap={7} fill="#6b7796" />
        </g>
      ))}
      <Bar x={14} y={89} w={26} h={2} fill="#6b7796" />
    </>
  )
}

export function PolicyPicture() {
  return (
    <>
      <Heading x={14} y={12} widths={[70]} />
      <Star x={90} y={17} r={2.5} />
      <Lines x={14} y={36} widths={[26, 20, 28]} gap={9} fill={primary.mid} />
      <Bar x={58} y={35} w={40} h={4} fill={title} />
      <Lines x={58} y={44} widths={[88, 82, 60]} fill={words} />
      <Bar x={58} y={68} w={34} h={4} fill={title} />
      <Lines x={58} y={77} widths={[84, 88, 46]} fill={words} />
    </>
  )
}
