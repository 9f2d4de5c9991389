import { useId } from 'react'
import { css } from '#styled/css'

type Option = string | { value: string; label: string }

type ChooseProps = {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

const look = css({ display: 'flex', flexDirection: 'column', minW: '0' })
const word = css({ fontSize: 'xs', color: 'ink.muted' })
const box = css({
  minH: '10',
  px: '2',
  maxW: '[16rem]',
  fontSize: 'sm',
  bg: 'raised',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'control',
  borderRadius: 'sm',
  _hover: { borderColor: 'primary' },
})

/** One of a list, small. */
export const Choose = ({ label, value, options, onChange }: ChooseProps) => {
  const id = useId()
  return (
    <div className={look}>
      <label className={word} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={box}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => {
          const { value: one, label: text } =
            typeof option === 'string' ? { value: option, label: option } : option
          return (
            <option key={one} value={one}>
              {text}
            </option>
          )
        })}
      </select>
    </div>
  )
}
