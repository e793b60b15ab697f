"""Two puzzles for tests of screens: one asks for a domino, one for a spot."""

from players.puzzles import Puzzle

DOMINO = Puzzle.parse(
    '{"position":"kd+mh 4 ##;##;##l0l0;## 8:3,20:2,31:4,39:1 1 16,24,30,37 2 1-7.9-15.17-19.21-23.25-29.32-36.38.'
    '40-48","lead":[73.2,2.2],"answers":{">24":[0.0,0.0],">30":[6.0,2.9],">37":[11.6,3.2],">16":[14.4,2.5]},"fo'
    'und":{"beginner":0.12,"solid":0.0,"strong":1.0,"master":1.0}}'
)
SPOT = Puzzle.parse(
    '{"position":"kd+mh 4 ....w0..../w0m1m3g0../g1w0##s1../w0s2s0s0s0/....w0....;........l0/....g0s2g2/..l1##w1g0'
    "/..w0w1w0../w0l0l0f0..;m0....f0../w1w0w0l1../w1f0##l0l0/....f1f0f0/....w0....;f0l0l0..../l1l0g1g0g0/l1w0##m2"
    'w0/l1......../f0........ 22:3,41:4,46:2,47:1 0 7,10,27,29 9 2-4.6.15.17-18.25-26.28.35.38","lead":[61.6,0.'
    '8],"answers":{"22@f9e":[0.0,0.0],"22@e6s":[6.6,0.6],"22@e6e":[8.0,1.2],"22@h5e":[8.7,1.0],"22@f5n":[10.4,1.7'
    '],"22@f5w":[10.4,0.6]},"found":{"beginner":0.29,"solid":0.62,"strong":1.0,"master":1.0}}'
)
