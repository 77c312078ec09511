/** Whether an address is that of a film which a browser plays by itself; its ending says so. */
export const isVideoAddress = (address: string) => /\.(mp4|webm)([?#]|$)/i.test(address)
