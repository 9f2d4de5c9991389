/**
 * Longest side of what is shown while a square is chosen, in pixels: enough for the 256 that are
 * kept, little for a phone's memory.
 */
const SHOWN = 1024

/** The longest side of the square that is sent, in pixels. */
const SENT = 512

/**
 * Reads a file as a picture, turned as its camera was held.
 * @returns its address, a data URL
 * @throws when there is no picture in it
 */
export const readAsPicture = async (file: Blob): Promise<string> => {
	const picture = await createImageBitmap(file)
	const scale = Math.min(1, SHOWN / Math.max(picture.width, picture.height))
	const canvas = document.createElement('canvas')
	canvas.width = Math.max(1, Math.round(picture.width * scale))
	canvas.height = Math.max(1, Math.round(picture.height * scale))
	canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
	picture.close()
	return canvas.toDataURL('image/png')
}

/** Handle of Ark's cropper. */
export type Cropper = {
	getCroppedImage: (options: {
		type: string
		maxSize: { width: number; height: number }
	}) => Promise<Blob | string | null>
}

/**
 * The square that is marked, as a file of the form.
 * @throws when the browser could not cut it
 */
export const squareOf = async (cropper: Cropper | null, name: string): Promise<File> => {
	const type = 'image/png'
	const maxSize = { width: SENT, height: SENT }
	const square = await cropper?.getCroppedImage({ type, maxSize })
	if (!(square instanceof Blob)) throw new Error('the square was not cut')
	return new File([square], name.replace(/\.\w+$/, '.png'), { type })
}
