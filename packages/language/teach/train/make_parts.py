"""python3 make_parts.py FOLDER [mb=25] FILE…: files cut into parts that one call each can carry: FOLDER/1/NAME.part-01 …

Each call to the machine carries one of the folders 1, 2, …; `join_parts.py` puts the files together there."""
import os
import sys

folder, *given = sys.argv[1:]
most = next((int(one[3:]) for one in given if one.startswith('mb=')), 25) * 1_000_000
call, room = 1, most

for path in (one for one in given if not one.startswith('mb=')):
    with open(path, 'rb') as file:
        number = 0
        while True:
            if room == 0:
                call, room = call + 1, most
            piece = file.read(room)
            if not piece:
                break
            number += 1
            room -= len(piece)
            os.makedirs(f'{folder}/{call}', exist_ok=True)
            with open(f'{folder}/{call}/{os.path.basename(path)}.part-{number:02}', 'wb') as out:
                out.write(piece)
print(f'{call} calls')
