/** Whether an address is the address of a video file that browsers can play, judged by the extension. */
export const isVideoAddress = (address: string) => /\.(mp4|webm)([?#]|$)/i.test(address)
