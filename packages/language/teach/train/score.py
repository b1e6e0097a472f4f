"""python3 score.py CUT.gguf ANSWERS.jsonl [WRONG.txt]: how many sentences are answered with exactly the wanted steps, per group.

Case, blanks and the form of quotes do not count, as in earlier scores. "Sure": the least log-probability of a token is above -0.3."""
import json
import re
import sys

from gguf_file import read
from tokeniser import open_tokeniser

SURE = -0.3


def same(text):
    return re.sub(r'\s+', ' ', text.strip().lower().replace('“', '"').replace('”', '"'))


def main():
    cut, path, *wrong = sys.argv[1:]
    tokeniser = open_tokeniser(read(cut)[0])
    groups, missed = {}, []
    with open(path) as file:
        for line in file:
            row = json.loads(line)
            answer, wanted = tokeniser.decode(row['answer'], skip_special_tokens=False), tokeniser.decode(row['wanted'], skip_special_tokens=False)
            is_right, is_sure = same(answer) == same(wanted), row['least'] > SURE
            asked, right, sure, sure_right = groups.get(row['group'], (0, 0, 0, 0))
            groups[row['group']] = (asked + 1, right + is_right, sure + is_sure, sure_right + (is_sure and is_right))
            if not is_right:
                missed.append(f"{row['group']} {row['id']} {row['least']}\nwanted {wanted}\ntold   {answer}\n")
    print(f'{"group":24} {"asked":>6} {"right":>6} {"%":>5} {"sure":>6} {"right":>6} {"%":>5}')
    share = lambda count, of: f'{100 * count / max(1, of):5.1f}'
    for group, (asked, right, sure, sure_right) in sorted(groups.items()):
        print(f'{group:24} {asked:6} {right:6} {share(right, asked)} {sure:6} {sure_right:6} {share(sure_right, sure)}')
    if wrong:
        with open(wrong[0], 'w') as file:
            file.write('\n'.join(missed))


if __name__ == "__main__":
    main()
