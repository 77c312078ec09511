/** Whether an address is that of a video file that browsers can play, judged by its extension. */
export const isVideoAddress = (address: string) => /\.(mp4|webm)([?#]|$)/i.test(address)
