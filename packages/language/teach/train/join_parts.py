"""python3 join_parts.py FOLDER: puts files together that came as NAME.part-01, NAME.part-02 …, and tells their checksums."""
import glob
import hashlib
import os
import sys

(folder,) = sys.argv[1:]
for name in sorted({path.rsplit('.part-', 1)[0] for path in glob.glob(f'{folder}/*.part-*')}):
    with open(name, 'wb') as out:
        for path in sorted(glob.glob(f'{glob.escape(name)}.part-*')):
            with open(path, 'rb') as part:
                out.write(part.read())
    with open(name, 'rb') as file:
        print(hashlib.file_digest(file, 'sha256').hexdigest(), os.path.getsize(name), os.path.basename(name))
