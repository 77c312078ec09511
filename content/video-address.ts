export const isVideoAddress = (address: string) => /\.(mp4|webm)([?#]|$)/i.test(address)
