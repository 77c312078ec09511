import {
  Bar,
  Button,
  coral,
  Face,
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
  white,
  words,
} from './drawing-parts.tsx'

export function HeroPicture() {
  return (
    <>
      <Slab x={0} y={0} w={160} h={100} round={0} fill="#f5f7fd" />
      <path d="M160 0v74c-26 8-58-6-62-34C95 18 112 4 122 0z" fill={teal.tint} />
      <Heading x={14} y={22} widths={[62, 48]} />
      <Star x={68} y={34} r={3} />
      <Lines x={14} y={44} widths={[56, 44]} />
      <Button x={14} y={64} w={28} />
      <Slab x={46} y={64.5} w={24} h={8} fill="none" line={words} />
      <Picture x={88} y={22} w={60} h={54} />
    </>
  )
}

export function WelcomePicture() {
  return (
    <>
      <Heading x={14} y={18} widths={[132]} />
      <Bar x={14} y={27} w={34} h={6} fill={title} />
      <Bar x={52} y={27} w={72} h={6} fill={primary.bright} />
      <Bar x={14} y={36} w={58} h={6} fill={title} />
      <Lines x={14} y={60} widths={[44, 48, 30]} />
      {[78, 104, 130].map((x) => (
        <g key={x}>
          <Bar x={x} y={59} w={14} h={8} fill={title} />
          <Lines x={x} y={72} widths={[18, 12]} gap={6} />
        </g>
      ))}
    </>
  )
}

export function ImageTextPicture() {
  return (
    <>
      <Heading x={14} y={24} widths={[52, 36]} />
      <Lines x={14} y={46} widths={[54, 50, 56, 32]} />
      <Bar x={14} y={77} w={22} h={3} fill={primary.bright} />
      <Picture x={82} y={18} w={64} h={64} accent={coral} />
    </>
  )
}

export function CallToActionPicture() {
  return (
    <>
      <Slab x={0} y={0} w={160} h={100} round={0} fill={primary.bright} />
      <path d="M0 86c30-12 54 6 86 4s48-12 74-4v14H0z" fill={ink} />
      <Heading x={14} y={24} widths={[58, 42]} fill={white} />
      <Lines x={14} y={45} widths={[52, 40]} fill={primary.mid} />
      <Button x={14} y={62} w={32} fill={saffron.bright} />
      <Face x={112} y={34} r={15} accent={saffron} />
      <Face x={138} y={46} r={13} accent={coral} />
      <Face x={116} y={64} r={12} accent={teal} />
    </>
  )
}
