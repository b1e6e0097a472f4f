"""Weights as GGUF files store them: to plain numbers and, for Q4_0 and Q8_0, back. Needs NumPy alone."""
import numpy as np

from gguf_file import F16, F32, Q4_0, Q4_K, Q5_0, Q6_K, Q8_0, Tensor


def half(blocks):
    return blocks.copy().view(np.float16).astype(np.float32)


def from_q8_0(blocks):
    return half(blocks[:, :2]) * blocks[:, 2:].view(np.int8)


def nibbles(bytes_):
    """The low halves of all bytes, then the high ones."""
    return np.concatenate([bytes_ & 15, bytes_ >> 4], axis=-1)


def from_q4_0(blocks):
    return half(blocks[:, :2]) * (nibbles(blocks[:, 2:]).astype(np.int8) - 8)


def from_q5_0(blocks):
    fifth = np.unpackbits(blocks[:, 2:6], axis=1, bitorder='little')
    return half(blocks[:, :2]) * ((nibbles(blocks[:, 6:]) | fifth << 4).astype(np.int8) - 16)


def from_q4_k(blocks):
    scale, least = half(blocks[:, :2]), half(blocks[:, 2:4])
    packed = blocks[:, 4:16]
    low, mid, high = packed[:, :4], packed[:, 4:8], packed[:, 8:]
    scales = np.concatenate([low & 63, (high & 15) | (low >> 6) << 4], axis=1)
    leasts = np.concatenate([mid & 63, (high >> 4) | (mid >> 6) << 4], axis=1)
    numbers = nibbles(blocks[:, 16:].reshape(-1, 4, 32)).reshape(-1, 8, 32)
    told = (scale * scales)[:, :, None] * numbers - (least * leasts)[:, :, None]
    return told.reshape(-1, 256)


def from_q6_k(blocks):
    low = blocks[:, :128].reshape(-1, 2, 64)
    high = blocks[:, 128:192].reshape(-1, 2, 1, 32) >> np.array([0, 2, 4, 6], np.uint8)[:, None] & 3
    low = nibbles(low).reshape(-1, 2, 4, 32)
    scales = blocks[:, 192:208].view(np.int8).astype(np.float32) * half(blocks[:, 208:])
    numbers = (low | high << 4).astype(np.int8).reshape(-1, 16, 16) - np.int8(32)
    return (scales[:, :, None] * numbers).reshape(-1, 256)


READ = {Q8_0: (34, from_q8_0), Q4_0: (18, from_q4_0), Q5_0: (22, from_q5_0), Q4_K: (144, from_q4_k), Q6_K: (210, from_q6_k)}


def to_numbers(tensor):
    if tensor.kind in (F32, F16):
        plain = tensor.data.copy().view(np.float32 if tensor.kind == F32 else np.float16)
        return plain.astype(np.float32).reshape(tensor.shape)
    size, read = READ[tensor.kind]
    return read(np.ascontiguousarray(tensor.data).reshape(-1, size)).astype(np.float32).reshape(tensor.shape)


def split_q4_0(weights):
    """Scale and numbers from 0 to 15 of every 32 weights: the largest of them is told exactly, as -8."""
    blocks = weights.reshape(-1, 32).astype(np.float32)
    largest = np.take_along_axis(blocks, np.abs(blocks).argmax(1)[:, None], 1)
    scale = largest / -8
    inverse = np.divide(1, scale, out=np.zeros_like(scale), where=scale != 0)
    numbers = np.clip(np.floor(blocks * inverse + 8.5), 0, 15).astype(np.uint8)
    return scale.astype(np.float16), numbers


def to_q4_0(weights):
    scale, numbers = split_q4_0(weights)
    packed = numbers[:, :16] | numbers[:, 16:] << 4
    data = np.concatenate([scale.view(np.uint8), packed], axis=1)
    return Tensor(weights.shape, Q4_0, data.reshape(weights.shape[0], -1))


def to_q8_0(weights):
    blocks = weights.reshape(-1, 32).astype(np.float32)
    scale = np.abs(blocks).max(1, keepdims=True) / 127
    inverse = np.divide(1, scale, out=np.zeros_like(scale), where=scale != 0)
    numbers = np.round(blocks * inverse).astype(np.int8)
    data = np.concatenate([scale.astype(np.float16).view(np.uint8), numbers.view(np.uint8)], axis=1)
    return Tensor(weights.shape, Q8_0, data.reshape(weights.shape[0], -1))


def to_f32(weights):
    data = np.ascontiguousarray(weights, np.float32)
    return Tensor(weights.shape, F32, data.reshape(1, -1).view(np.uint8))
