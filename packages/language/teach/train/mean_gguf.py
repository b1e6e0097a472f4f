"""python3 mean_gguf.py ONE.gguf OTHER.gguf OUT.gguf [share=0.5]: the mean of two models of the same shape, matrices as Q8_0.

Where teaching went on for long on the same sentences, the mean of the weights before and after it reads unseen texts better than
either. `share` is that of OTHER. It is rounded to Q4_0 by teaching it for a moment more (`train.py … round=0`)."""
import sys

from gguf_file import read, write
from stored import to_f32, to_numbers, to_q8_0


def main():
    one, other, out, *given = sys.argv[1:]
    share = float(dict(option.split('=') for option in given).get('share', 0.5))
    fields, tensors = read(one)
    others = read(other)[1]
    for name, tensor in tensors.items():
        mean = (1 - share) * to_numbers(tensor) + share * to_numbers(others[name])
        tensors[name] = to_f32(mean) if mean.ndim == 1 else to_q8_0(mean)
    write(out, fields, tensors)


main()
